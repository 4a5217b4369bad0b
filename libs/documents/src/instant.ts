const INSTANT =
  /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** Whether a text is a moment of the calendar in ISO 8601 with its zone; 30 February is none. */
export function isInstant(text: string): boolean {
  const match = INSTANT.exec(text);
  if (!match) return false;
  const [, year, month, day, hour, minute, second = '0'] = match;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const inCalendar = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return inCalendar && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
}
