import { rulingWords } from '../i18n/rulings.ts';
import { variants } from '../i18n/variants.ts';
import { Icon } from '../ui/Icon.tsx';
import './rulings.css';
import { rulings } from './rulings.ts';

/** Names of options and files stand between backticks. */
const Said = ({ words }: { words: string }) => (
  <>{words.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>
);

/** How a rule is read where its book leaves that open. Nothing where it does not. */
export function Rulings({ cite, open = false }: { cite: string; open?: boolean }) {
  const say = rulingWords.value;
  const known = rulings.value;
  const found = known?.byRule.get(cite);
  if (!known || !found) return null;
  return (
    <div class="rulings" lang={known.lang}>
      {found.map(({ id, title, question, ruling, options = [] }) => (
        <details key={id} open={open}>
          <summary>
            <Icon name="scales" />
            {say.reading} <b>{title}</b>
          </summary>
          <p class="sec">
            <Said words={question} />
          </p>
          <p>
            <Said words={ruling} />
          </p>
          {options.map((option) => (
            <p key={option} class="sec">
              {say.option} {variants.value.labels[option]}
            </p>
          ))}
        </details>
      ))}
    </div>
  );
}
