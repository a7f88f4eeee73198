import type { NationId } from '@ochre/engine';
import { nation, tokensOnBoard } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Cite } from '../../ui/Cite.tsx';
import { Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationsTitle } from '../model/asked.ts';
import { nationName } from '../model/names.ts';
import { toggledUpTo } from '../model/select.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';

export function ChooseNations({ session, decision, board }: ControlProps<'chooseNations'>) {
  const say = text.value.decisions;
  const { rules } = session;
  const { among, count } = session.choices(decision) as { among: NationId[]; count: number };
  const chosen = draftOf<NationId[]>(session, decision, 'answer', () => []);
  const now = chosen.value;
  const sight = session.sight();
  const toggle = (id: NationId): void => {
    chosen.value = toggledUpTo(now, id, count);
  };
  const marks = now.flatMap((id) => [...Object.keys(nation(sight, id).tokens), ...nation(sight, id).cities]);
  useBoard(board, { areas: Object.fromEntries(marks.map((a) => [a, { tone: 'leaves' as const }])) });
  const calamity = calamityOf(rules, decision.ask.purpose);
  const units = (id: NationId): string =>
    say.nations.units(tokensOnBoard(sight, id), nation(sight, id).cities.length);
  const barred = Object.entries(decision.ask.barred ?? {});
  const title =
    nationsTitle(decision.ask.purpose, count, calamity) ?? say.nations.title(count, say.eyebrow.other);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={calamity ? say.eyebrow.calamity(calamity.name) : say.eyebrow.other}
      tone="loss"
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      progress={{ value: now.length, max: count, label: say.of(now.length, count) }}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label:
          now.length < count
            ? say.nations.missing(count - now.length)
            : say.nations.confirm(say.list(now.map((id) => nationName(rules, id)))),
        ready: now.length === count,
        press: () => void send(session, decision, now),
      }}
    >
      <Options kind="check" label={title}>
        {among.map((id) => (
          <Option
            key={id}
            kind="check"
            on={now.includes(id)}
            before={<NationBadge nation={id} size={26} />}
            title={nationName(rules, id)}
            detail={units(id)}
            onPress={() => toggle(id)}
          />
        ))}
      </Options>
      {barred.length > 0 && (
        <div class="card">
          {barred.map(([id, cite]) => (
            <div key={id} class="dp-row off">
              <NationBadge nation={id} size={22} faded />
              <span class="tx">
                <b>{nationName(rules, id)}</b>
                <small>{say.nations.barred}</small>
              </span>
              <Cite cite={cite} />
            </div>
          ))}
        </div>
      )}
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
