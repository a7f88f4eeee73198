import type { AreaId, DecisionOf } from '@ochre/engine';
import { hasCity, tokenOwners, tokens } from '@ochre/engine/board/queries.ts';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { areaName, cardName, nationName } from '../model/names.ts';
import { CalamityPicture, calamityOf, Parts } from '../parts/calamity.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

const WAIT = 'wait:';
const SHIP = 'ship:';
const JOIN = '+';

/** Areas an option speaks of: itself, the flood plain's or the volcano's, or the coasts of a sea. */
function areasOf(session: Session, option: string): AreaId[] {
  const { map } = session.rules;
  if (option.includes(JOIN)) return option.split(JOIN);
  const id = option.replace(/^(wait|one|all|city):/, '');
  const area = map.find(map.waters[id]?.area ?? id);
  if (area && map.waters[id] && !map.waters[id]!.sea) return [area.id];
  if (area) return area.kind === 'sea' ? [id, ...area.neighbours] : [id];
  return map.land.filter((a) => a.floodPlain === id || a.volcano === id).map((a) => a.id);
}

function nameOf(session: Session, option: string): string {
  const say = text.value.decisions.one;
  if (option.startsWith(WAIT)) return say.wait(areaName(session.rules, option.slice(WAIT.length)));
  const { map } = session.rules;
  const { realms } = text.value;
  const [what = '', place] = option.split(':');
  const named: Record<string, (area: string) => string> = {
    one: realms.oneToken,
    all: realms.allTokens,
    city: realms.city,
  };
  if (place !== undefined && named[what]) return named[what]!(areaName(session.rules, place));
  if (option.includes(JOIN)) {
    const [a = '', b = ''] = option.split(JOIN).map((id) => areaName(session.rules, id));
    return realms.pair(a, b);
  }
  if (map.find(option)) return areaName(session.rules, option);
  const { hordes } = text.value;
  const word = hordes.options[option] ?? realms.options[option];
  if (word !== undefined) return word;
  if (option.startsWith(SHIP)) return hordes.shipAt(areaName(session.rules, option.slice(SHIP.length)));
  if (map.waters[option]) return areaName(session.rules, map.waters[option]!.area);
  if (session.view.value.open.nations[option]) return nationName(session.rules, option);
  const areas = areasOf(session, option).map((a) => areaName(session.rules, a));
  return areas.length > 0 ? text.value.decisions.list(areas.slice(0, 4)) : option;
}

function titleOf(session: Session, { ask }: DecisionOf<'chooseOne'>): string {
  const say = text.value.decisions.one;
  const part = ask.purpose.split('.')[1] ?? ask.purpose;
  const titles: Record<string, string> = {
    fightOrder: say.fightOrder,
    attackOrder: say.attackOrder,
    plain: say.plain,
    volcano: say.volcano,
    beside: say.beside,
    sea: say.sea,
    advance: say.advance,
  };
  const { waters } = session.rules.map;
  const place = ask.place === undefined ? '' : areaName(session.rules, waters[ask.place]?.area ?? ask.place);
  const { realms } = text.value;
  if (ask.about !== undefined) return realms.about(cardName(session.rules, ask.about));
  return titles[part] ?? realms.titles[part] ?? text.value.hordes.titles[part]?.(place) ?? say.other;
}

export function ChooseOne({ session, decision, board }: ControlProps<'chooseOne'>) {
  const say = text.value.decisions;
  const among = session.choices(decision) as string[];
  const chosen = draftOf<string | undefined>(session, decision, 'answer', () => undefined);
  const pick = chosen.value;
  const sight = session.sight();
  const all = among.flatMap((o) => areasOf(session, o));
  const lit = pick === undefined ? [] : areasOf(session, pick);
  useShown(board, decision.id, all);
  useBoard(board, {
    areas: Object.fromEntries(
      all.map((a) => [a, { tone: lit.includes(a) ? ('chosen' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      const option = among.find((o) => areasOf(session, o).includes(area));
      if (option !== undefined) chosen.value = option;
    },
  });
  const calamity = calamityOf(session.rules, decision.ask.purpose);
  const fight = /^(fight|attack)Order$/.test(decision.ask.purpose);
  const detail = (option: string): string => {
    if (option.startsWith(WAIT)) return say.one.waitNote;
    if (fight) {
      const there = tokenOwners(sight, option).map(
        (o) => `${nationName(session.rules, o)} ${tokens(sight, o, option)}`,
      );
      return say.one.against(say.list(there));
    }
    const areas = areasOf(session, option);
    if (areas.length === 0) return '';
    const n = areas.reduce((sum, a) => sum + tokens(sight, decision.owner, a), 0);
    return say.one.units(n, areas.filter((a) => hasCity(sight, decision.owner, a)).length);
  };
  const title = titleOf(session, decision);
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={
        calamity ? say.eyebrow.calamity(calamity.name) : fight ? say.eyebrow.cityAttack : say.eyebrow.other
      }
      tone={calamity ? 'loss' : 'act'}
      title={title}
      picture={calamity && <CalamityPicture rules={session.rules} calamity={calamity} />}
      propose={(answer) => {
        chosen.value = answer as string;
      }}
      primary={{
        label: pick === undefined ? say.one.missing : say.one.confirm(nameOf(session, pick)),
        ready: pick !== undefined,
        press: () => pick !== undefined && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={title}>
        {among.map((option) => (
          <Option
            key={option}
            kind="radio"
            on={pick === option}
            title={nameOf(session, option)}
            detail={detail(option)}
            onPress={() => {
              chosen.value = option;
              board.show(areasOf(session, option));
            }}
          />
        ))}
      </Options>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
