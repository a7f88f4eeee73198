import { hosting } from '../i18n/hosting.ts';
import { text } from '../i18n/index.ts';
import { FrontBar } from './FrontBar.tsx';
import './front.css';

/** An address that leads nowhere, and why. */
export function LostPage(lost: { code: string } | { place: string } | { unserved: true }) {
  const say = hosting.value.lost;
  const why =
    'unserved' in lost ? say.unserved : 'code' in lost ? say.code(lost.code) : say.place(lost.place);
  return (
    <div class="rulespage">
      <FrontBar at="play" />
      <main class="room">
        <h1>{say.title}</h1>
        <p role="alert">{why}</p>
        <p>
          <a class="btn pri" href="#/">
            {text.value.table.leaveTable}
          </a>
        </p>
      </main>
    </div>
  );
}
