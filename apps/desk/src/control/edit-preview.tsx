import type { JSX } from 'preact';
import type { Edited } from '../graph/control-desk.js';
import { nameOf } from '../seat/open-campaign.js';
import { BeforeAndAfter } from './before-and-after.js';
import { valueShown } from './edit-fields.js';
import { say } from '../words/words.js';

/** What an edit would change, before and after, and everybody who would be told, with the very words. */
export function EditPreview({ edit: { changes, witnesses, turn } }: { readonly edit: Edited }): JSX.Element {
  return (
    <div class="preview" role="status">
      <h4>{say('edit-would', { turn })}</h4>
      <table class="table">
        <BeforeAndAfter />
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td data-label={say('column-before')}>{valueShown(before)}</td>
              <td data-label={say('column-after')}>{valueShown(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h4>{say('edit-witnesses', { count: witnesses.length })}</h4>
      <ul>
        {witnesses.map(({ player, degree, told }) => (
          <li key={player}>
            {nameOf(player)} ({say(`degree-${degree}`)}): {valueShown(told)}
          </li>
        ))}
      </ul>
    </div>
  );
}
