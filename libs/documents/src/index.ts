export { type Fault, faultLine, type JsonPointer, MalformedDocumentError, placeOf } from './fault.js';
export { isInstant } from './instant.js';
export { nearest, perhaps, slipsBetween } from './nearest.js';
export { asPointer, faultOf, oneOfWords, show } from './schema-fault.js';
export { faultsOf, fits, MOST_FAULTS } from './validate.js';
export { withArticle } from './with-article.js';
