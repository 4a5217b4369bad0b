import type { JSX } from 'preact';
import { say } from '../words/words.js';

/** The head of a table of fields, each as it is and as it would be. */
export const BeforeAndAfter = (): JSX.Element => (
  <thead>
    <tr>
      {['field', 'before', 'after'].map((column) => (
        <th key={column} scope="col">
          {say(`column-${column}`)}
        </th>
      ))}
    </tr>
  </thead>
);
