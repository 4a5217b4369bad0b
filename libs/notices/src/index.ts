export { type QuietHours, isQuiet } from './quiet-hours.js';
export { type ReminderWish, reminderTime } from './reminder.js';
export { publicLink } from './public-link.js';
export { nextAttemptIn, type RetryPlan } from './retry.js';
export { isTimeOfDay, type TimeOfDay } from './wall-clock.js';
export { type TellingTimes, whenToTell } from './when-to-tell.js';
