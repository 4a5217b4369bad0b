module.exports = globalThis[Symbol.for('vedette.libraries')].ajv;
