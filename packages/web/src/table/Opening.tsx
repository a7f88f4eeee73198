import { text } from '../i18n/index.ts';
import { Mark } from '../ui/Icon.tsx';
import './table.css';

/** Before a table stands: it is being set, or it cannot be. */
export function Opening({ failure }: { failure: string | undefined }) {
  const say = text.value.table;
  return (
    <div class="opening">
      <Mark size={56} />
      {failure === undefined ? (
        <p role="status">{say.loading}</p>
      ) : (
        <>
          <h2>{say.failed}</h2>
          <p>{failure}</p>
          <a class="btn pri" href="#/">
            {say.leaveTable}
          </a>
        </>
      )}
    </div>
  );
}
