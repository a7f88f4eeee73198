import { harmOf } from '../effects/calamity.ts';
import { Meaning } from '../effects/Meaning.tsx';
import { courseWords } from '../i18n/course.ts';
import { text } from '../i18n/index.ts';
import { useTable } from '../table/context.ts';
import { Cite } from '../ui/Cite.tsx';
import { setValue, TradeCard } from '../ui/cards.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { looked, thingName } from './Sentence.tsx';

function CardShown({ id }: { id: string }) {
  const { session } = useTable();
  const say = courseWords.value;
  const card = session.rules.findCard(id);
  if (!card) return null;
  const { calamity, commodity, stack } = card;
  return (
    <div class="row thing">
      <TradeCard card={card} />
      <div class="sp col">
        <p>{calamity ? say.calamityOf(stack) : say.cardOf(stack)}</p>
        {calamity && <p>{harmOf(calamity)}</p>}
        {calamity && (
          <p>
            <Cite cite={calamity.cite} icon />
          </p>
        )}
        {commodity && (
          <ol class="row wrap values">
            {Array.from({ length: commodity.size }, (_, i) => (
              <li key={i}>
                {i + 1} <b>{setValue(stack, i + 1)}</b>
              </li>
            ))}
          </ol>
        )}
      </div>
    </div>
  );
}

function AdvanceShown({ id }: { id: string }) {
  const { session } = useTable();
  const { groups, cost, cite } = session.rules.advance(id);
  const { group } = text.value.decisions.shop;
  return (
    <div class="col thing">
      <p class="row wrap">
        {groups.map((one) => (
          <span key={one} class={`row ink-${one}`}>
            <Icon name={one} size={22} /> {group[one] ?? one}
          </span>
        ))}
        <span class="sec">{courseWords.value.costs(cost)}</span>
      </p>
      <p>
        <Meaning rules={session.rules} id={id} />
      </p>
      <p>
        <Cite cite={cite} icon />
      </p>
    </div>
  );
}

/** The card or advance that a sentence named. */
export function ThingDialog() {
  const { session } = useTable();
  const thing = looked.value;
  if (!thing) return null;
  return (
    <Dialog
      title={thingName(session.rules, thing)}
      onClose={() => {
        looked.value = undefined;
      }}
    >
      {thing.names === 'card' ? <CardShown id={thing.id} /> : <AdvanceShown id={thing.id} />}
    </Dialog>
  );
}
