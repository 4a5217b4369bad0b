module.exports = globalThis[Symbol.for('vedette.libraries')].typebox;
