import { type Option as Choice, equal } from '@ochre/engine';
import { hasCity, nation, tokenOwners, tokens, tokensOnBoard } from '@ochre/engine/query';
import { text } from '../../i18n/index.ts';
import { Option, Options } from '../../ui/controls.tsx';
import { NationBadge } from '../../ui/NationBadge.tsx';
import { nationName } from '../model/names.ts';
import { areasIn, nationIn, oneTitle, optionName } from '../model/one.ts';
import { originOf } from '../model/origin.ts';
import { CalamityPicture, calamityOf } from '../parts/calamity.tsx';
import { Parts } from '../parts/concerned.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard, useShown } from '../parts/useBoard.ts';

export function ChooseOne({ session, decision, board }: ControlProps<'chooseOne'>) {
  const say = text.value.decisions;
  const among = session.choices(decision);
  const chosen = draftOf<Choice | undefined>(session, decision, 'answer', () => undefined);
  const pick = chosen.value;
  const sight = session.sight();
  const { rules } = session;
  const { ask } = decision;
  const areasOf = (option: Choice) => areasIn(rules, option);
  const nameOf = (option: Choice): string => optionName(rules, ask, option);
  const all = among.flatMap(areasOf);
  const lit = pick === undefined ? [] : areasOf(pick);
  useShown(board, decision.id, all);
  useBoard(board, {
    areas: Object.fromEntries(
      all.map((a) => [a, { tone: lit.includes(a) ? ('chosen' as const) : ('target' as const) }]),
    ),
    dim: true,
    press(area) {
      const option = among.find((o) => areasOf(o).includes(area));
      if (option !== undefined) chosen.value = option;
    },
  });
  const calamity = calamityOf(rules, ask.purpose);
  const fight = /^(fight|attack)Order$/.test(ask.purpose);
  const exchange = ask.purpose === 'exchangeCivilizations';
  const peoples = among.flatMap((option) => nationIn(option) ?? []);
  const detail = (option: Choice): string => {
    if (exchange && (option === null || nationIn(option)))
      return originOf(sight, nationIn(option) ?? decision.owner, [...peoples, decision.owner]);
    if (option === null) return '';
    if ('wait' in option) return say.one.waitNote;
    // Units of others, whose name says which.
    if ('token' in option || 'tokens' in option || 'city' in option) return '';
    const people = nationIn(option);
    if (people && sight.open.nations[people])
      return say.nations.units(tokensOnBoard(sight, people), nation(sight, people).cities.length);
    if (fight && 'area' in option) {
      const there = tokenOwners(sight, option.area).map(
        (o) => `${nationName(rules, o)} ${tokens(sight, o, option.area)}`,
      );
      return say.one.against(say.list(there));
    }
    const areas = areasOf(option);
    if (areas.length === 0) return '';
    const n = areas.reduce((sum, a) => sum + tokens(sight, decision.owner, a), 0);
    return say.one.units(n, areas.filter((a) => hasCity(sight, decision.owner, a)).length);
  };
  const title = oneTitle(rules, ask) ?? say.one.other;
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={
        calamity ? say.eyebrow.calamity(calamity.name) : fight ? say.eyebrow.cityAttack : say.eyebrow.other
      }
      tone={calamity ? 'loss' : 'act'}
      title={title}
      picture={calamity && <CalamityPicture rules={rules} calamity={calamity} />}
      adopt={(answer) => {
        chosen.value = answer;
      }}
      primary={{
        label: pick === undefined ? say.one.missing : say.one.confirm(nameOf(pick)),
        ready: pick !== undefined,
        press: () => pick !== undefined && send(session, decision, pick),
      }}
    >
      <Options kind="radio" label={title}>
        {among.map((option) => {
          const people = nationIn(option);
          return (
            <Option
              key={JSON.stringify(option)}
              kind="radio"
              on={pick !== undefined && equal(pick, option)}
              before={people && <NationBadge nation={people} size={26} />}
              title={nameOf(option)}
              detail={detail(option)}
              onPress={() => {
                chosen.value = option;
                board.show(areasOf(option));
              }}
            />
          );
        })}
      </Options>
      {calamity && <Parts session={session} calamity={calamity} />}
    </Frame>
  );
}
