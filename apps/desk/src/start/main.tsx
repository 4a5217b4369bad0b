import { render } from 'preact';
import '../style/desk.css';
import { rememberContrast } from '../kit/contrast.js';
import { attendKeys } from '../kit/keys-meant.js';
import { keepTime } from '../kit/now.js';
import { clockAhead } from '../seat/open-campaign.js';
import { findOut } from '../session/session.js';
import { preferred, speak } from '../words/words.js';
import { Desk } from './desk.js';
import { takeErrand } from './errand.js';

takeErrand();
attendKeys();
rememberContrast();
keepTime(() => clockAhead.value);
await speak(preferred());
void findOut();
render(<Desk />, document.getElementById('desk')!);
