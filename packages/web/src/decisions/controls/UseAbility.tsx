import type { AdvanceId, Answer, Decision, Effect, Json, Rules } from '@ochre/engine';
import { text } from '../../i18n/index.ts';
import type { Session } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/controls.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type ControlProps, draftOf, send } from '../parts/drafts.ts';
import { Frame } from '../parts/Frame.tsx';
import { useBoard } from '../parts/useBoard.ts';
import { AnnexAreas, ConvertBarbarians, SettleAfar } from './abilitiesCivx.tsx';
import { ConvertUnits, DemandCard, SettleArea } from './abilitiesDawn.tsx';
import { AreaAbility, GainOrBuy } from './abilityAreas.tsx';
import { AnnexBarbarians, LevyCards, SellCards } from './abilityOthers.tsx';
import { RelocateTokens } from './abilityRelocate.tsx';

export type AbilityEffect = Extract<Effect, { effect: 'ability' }>;

/** One ability in use: what it offers, and how its answer is sent. */
export interface AbilityProps extends ControlProps<'useAbility'> {
  advance: AdvanceId;
  effect: AbilityEffect;
  choices: Json;
  use(params: { [key: string]: Json }): void;
  back(): void;
}

const PICKERS: Record<string, (props: AbilityProps) => preact.JSX.Element> = {
  relocateTokens: RelocateTokens,
  destroyArea: AreaAbility,
  annexArea: AreaAbility,
  gainOrBuyArea: GainOrBuy,
  levyCards: LevyCards,
  sellCards: SellCards,
  annexBarbarians: AnnexBarbarians,
  settleArea: SettleArea,
  convertUnits: ConvertUnits,
  demandCard: DemandCard,
  settleAfar: SettleAfar,
  annexAreas: AnnexAreas,
  convertBarbarians: ConvertBarbarians,
};

const abilityEffect = (rules: Rules, advance: AdvanceId): AbilityEffect | undefined =>
  rules.advance(advance).effects.find((e): e is AbilityEffect => e.effect === 'ability');

/** What an ability does, in a few words. */
function whatOf(effect: AbilityEffect): string | undefined {
  const { decisions, dawn, civx } = text.value;
  const { run } = effect;
  return (decisions.ability.what[run] ?? dawn.what[run] ?? civx.what[run])?.(measure(effect));
}

/** The number an ability's row speaks of first. */
const measure = ({ with: row }: AbilityEffect): number => {
  const n = row['tokens'] ?? row['treasury'] ?? row['players'] ?? row['times'];
  return typeof n === 'number' ? n : 0;
};

type Use = Extract<Answer<'useAbility'>, { use: AdvanceId }>;

/** What pickers call by another name than the answer does. */
const PARTS: Record<string, string> = { nation: 'of', commodity: 'good' };
/** Pickers of one place keep all that is said of it together. */
const PLACES = ['settle', 'convert'];

/** Puts what an ability would be used with into the drafts of its picker. */
function prepare(session: Session, decision: Decision, { use, with: params }: Use): void {
  const set = (part: string, value: unknown): void => {
    draftOf(session, decision, `${use}.${part}`, () => value).value = value;
  };
  for (const [part, value] of Object.entries(params)) set(PARTS[part] ?? part, value);
  for (const part of PLACES) set(part, 'area' in params ? params : undefined);
}

/** All special abilities of the rules: held and ready, held and of no use now, or not held. */
export function UseAbility(props: ControlProps<'useAbility'>) {
  const { session, decision, board } = props;
  const say = text.value.decisions;
  const { rules } = session;
  const { abilities } = session.choices(decision);
  const opened = draftOf<AdvanceId | undefined>(session, decision, 'ability', () => undefined);
  const ready = abilities.find((a) => a.use === opened.value);
  const effect = ready && abilityEffect(rules, ready.use);
  const Picker = effect && PICKERS[effect.run];
  if (ready && effect && Picker)
    return (
      <Picker
        key={ready.use}
        {...props}
        advance={ready.use}
        effect={effect}
        choices={ready.with}
        use={(params) => void send(session, decision, { use: ready.use, with: params })}
        back={() => {
          opened.value = undefined;
        }}
      />
    );
  return (
    <List
      session={session}
      decision={decision}
      board={board}
      ready={abilities.map((a) => a.use)}
      open={(id) => (opened.value = id)}
      say={say}
    />
  );
}

function List({
  session,
  decision,
  board,
  ready,
  open,
  say,
}: ControlProps<'useAbility'> & {
  ready: AdvanceId[];
  open(id: AdvanceId): void;
  say: (typeof text.value)['decisions'];
}) {
  const { rules } = session;
  const held = session.view.value.open.nations[decision.owner]?.advances ?? [];
  useBoard(board, {});
  const all = rules.ruleset.advances.flatMap((a) => {
    const effect = abilityEffect(rules, a.id);
    return effect ? [{ ...a, effect }] : [];
  });
  const rank = (id: AdvanceId): number => (ready.includes(id) ? 0 : held.includes(id) ? 1 : 2);
  all.sort((a, b) => rank(a.id) - rank(b.id));
  return (
    <Frame
      session={session}
      decision={decision}
      eyebrow={say.eyebrow.abilities}
      title={say.ability.title}
      adopt={(wish) => {
        if (!('use' in wish)) return;
        prepare(session, decision, wish);
        open(wish.use);
      }}
      primary={{
        label: say.ability.pass,
        ready: true,
        press: () => void send(session, decision, { pass: true }),
      }}
    >
      <div class="card opts" role="group" aria-label={say.ability.title}>
        {all.map(({ id, name, effect }) => {
          const on = ready.includes(id);
          return (
            <div key={id} class={on ? 'dp-row' : 'dp-row off'}>
              <Icon name={on ? 'abilities' : 'lock'} size={20} />
              <span class="tx">
                <b>{name}</b>
                <small>{whatOf(effect)}</small>
              </span>
              {on ? (
                <Button size="sm" class="opt-like" hint={say.ability.choose(name)} onPress={() => open(id)}>
                  {say.ability.use}
                  <span class="sr"> {name}</span>
                </Button>
              ) : (
                <Chip tone="line">{held.includes(id) ? say.ability.usedUp : say.ability.locked}</Chip>
              )}
            </div>
          );
        })}
      </div>
    </Frame>
  );
}
