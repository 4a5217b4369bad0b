/**
 * Arrays in PostgreSQL's binary format. The driver would quote and escape every element into one text literal and the
 * server would take it apart again; with documents full of quotes that costs a third of the speed of a batch.
 */
const HEADER_BYTES = 20;
const NULL_LENGTH = -1;

const TEXT_OID = 25;
const JSON_OID = 114;
const SMALLINT_OID = 21;
const INTEGER_OID = 23;

const writeHeader = (buffer: Buffer, elementOid: number, count: number, hasNull: boolean): void => {
  buffer.writeInt32BE(1, 0);
  buffer.writeInt32BE(hasNull ? 1 : 0, 4);
  buffer.writeInt32BE(elementOid, 8);
  buffer.writeInt32BE(count, 12);
  buffer.writeInt32BE(1, 16);
};

const strings = (elementOid: number, values: readonly (string | null)[]): Buffer => {
  const lengths = values.map((value) => (value === null ? NULL_LENGTH : Buffer.byteLength(value)));
  const size = lengths.reduce((sum, length) => sum + 4 + Math.max(length, 0), HEADER_BYTES);
  const buffer = Buffer.allocUnsafe(size);
  writeHeader(buffer, elementOid, values.length, lengths.includes(NULL_LENGTH));
  let at = HEADER_BYTES;
  values.forEach((value, index) => {
    at = buffer.writeInt32BE(lengths[index] as number, at);
    if (value !== null) {
      at += buffer.write(value, at);
    }
  });
  return buffer;
};

/** `text[]` */
export const textArray = (values: readonly (string | null)[]): Buffer => strings(TEXT_OID, values);

/** `json[]`, of documents already written as JSON. */
export const jsonArray = (documents: readonly (string | null)[]): Buffer => strings(JSON_OID, documents);

/** `int2[]` */
export const smallintArray = (values: readonly (number | null)[]): Buffer => {
  const nulls = values.filter((value) => value === null).length;
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * 6 - nulls * 2);
  writeHeader(buffer, SMALLINT_OID, values.length, nulls > 0);
  let at = HEADER_BYTES;
  for (const value of values) {
    at = buffer.writeInt32BE(value === null ? NULL_LENGTH : 2, at);
    at = value === null ? at : buffer.writeInt16BE(value, at);
  }
  return buffer;
};

/** `int4[]` */
export const integerArray = (values: readonly number[]): Buffer => {
  const buffer = Buffer.allocUnsafe(HEADER_BYTES + values.length * 8);
  writeHeader(buffer, INTEGER_OID, values.length, false);
  let at = HEADER_BYTES;
  for (const value of values) {
    at = buffer.writeInt32BE(4, at);
    at = buffer.writeInt32BE(value, at);
  }
  return buffer;
};
