import type { Proposal, TableInfo } from '@ochre/protocol';
import { useSignal } from '@preact/signals';
import { text } from '../i18n/index.ts';
import { teachingWords } from '../i18n/teaching.ts';
import { openHands, setTeaching } from '../net/api.ts';
import { teachHref } from '../rules/topics.ts';
import type { Company } from '../session/company.ts';
import { Button, looks } from '../ui/Button.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Icon } from '../ui/Icon.tsx';
import { AskCard } from './AskCard.tsx';
import './company.css';

/** Who has agreed to open hands, and who has not. */
function consent({ seats }: TableInfo, mine: number | undefined) {
  const people = seats.filter(({ kind }) => kind === 'human');
  const agreed = people.filter(({ openHand }) => openHand);
  return {
    mine: agreed.some(({ seat }) => seat === mine),
    all: agreed.length === people.length,
    others: agreed.filter(({ seat }) => seat !== mine).map(({ name }) => name ?? ''),
    names: agreed.map(({ name }) => name ?? ''),
  };
}

export interface TeachingRoomProps {
  table: TableInfo;
  /** My seat, if I have one. */
  mine: { seat: number; token: string } | undefined;
  /** Does something, and shows what became of the table or why not. */
  attempt(act: () => Promise<TableInfo>): void;
}

/** The room before a game to learn by: what that means, where to read, and what people agree on. */
export function TeachingRoom({ table, mine, attempt }: TeachingRoomProps) {
  const say = teachingWords.value;
  const { id, ruleset, teaching, host } = table;
  const turn = (on: boolean) => (): void => attempt(() => setTeaching(id, mine!.token, on));
  const hosts = mine !== undefined && mine.seat === host;
  if (!teaching)
    return hosts ? (
      <p>
        <Button icon="book" onPress={turn(true)}>
          {say.game.make}
        </Button>
      </p>
    ) : null;
  const { hands } = say.game;
  const { names, ...agreed } = consent(table, mine?.seat);
  return (
    <section class="card pad teaching" aria-labelledby="teaching">
      <h2 id="teaching">{say.game.title}</h2>
      <p>{say.game.lead}</p>
      <p class="row wrap">
        <a href={teachHref(ruleset)} target="_blank" rel="noopener">
          {say.page}
        </a>
        <a href="#/learn" target="_blank" rel="noopener">
          {say.game.course}
        </a>
      </p>
      <h3 class="eyebrow">{hands.title}</h3>
      {mine && (
        <Segmented
          label={hands.title}
          value={agreed.mine ? 'open' : 'closed'}
          options={(['closed', 'open'] as const).map((way) => ({ id: way, label: hands[way] }))}
          onChange={(way) => attempt(() => openHands(id, mine.token, way === 'open'))}
        />
      )}
      <small class="sec">
        {hands.hint} {names.length > 0 && hands.agreed(text.value.ui.list(names))}
      </small>
      {hosts && (
        <p>
          <Button size="sm" onPress={turn(false)}>
            {say.game.unmake}
          </Button>
        </p>
      )}
    </section>
  );
}

interface TeachingProps {
  company: Company;
}

/** Whether people learn by the game that is played there. */
const learning = ({ table, mine }: Company): boolean =>
  table.value.teaching === true && table.value.status === 'running' && mine !== undefined;

/** Asks for open hands, or takes that back. */
export function HandsButton({ company, worded }: TeachingProps & { worded?: boolean }) {
  const { hands } = teachingWords.value.game;
  if (!learning(company)) return null;
  const { mine, all } = consent(company.table.value, company.mine);
  const words = !mine ? hands.ask : all ? hands.close : hands.withdraw;
  return (
    <Button
      icon="eye"
      {...looks(worded, words)}
      onPress={() => void company.openHands(!mine).catch(() => {})}
    />
  );
}

/** How it stands with open hands: that somebody wants them, or that they are. */
export function HandsCard({ company }: TeachingProps) {
  const { hands } = teachingWords.value.game;
  /** Those whose wish I have put off. */
  const putOff = useSignal('');
  if (!learning(company)) return null;
  const { mine, all, others } = consent(company.table.value, company.mine);
  const who = text.value.ui.list(others);
  const say = (open: boolean) => () => void company.openHands(open).catch(() => {});
  if (mine)
    return (
      <AskCard
        title={
          <span class="row">
            <Icon name="eye" /> {all ? hands.are : hands.waits}
          </span>
        }
        hint={all && hands.look}
        no={[all ? hands.close : hands.withdraw, say(false)]}
      />
    );
  if (others.length === 0 || putOff.value === who) return null;
  const later = (): void => {
    putOff.value = who;
  };
  return (
    <AskCard
      title={hands.wanted(who)}
      hint={hands.hint}
      no={[hands.notNow, later]}
      yes={[hands.agree, say(true)]}
    />
  );
}

/** Asks the others to let me take back my last decision. */
export function TakeBackButton({ company, worded }: TeachingProps & { worded?: boolean }) {
  const info = company.clock.value?.info;
  if (!learning(company) || !info || info.vote || info.pausedSince !== undefined) return null;
  return (
    <Button
      icon="undo"
      {...looks(worded, teachingWords.value.game.takeBack.ask)}
      onPress={() => void company.takeBack({ agree: true })}
    />
  );
}

/** Somebody would take back a decision: all who are here have to agree. */
export function TakeBackCard({ company, vote }: TeachingProps & { vote: Proposal }) {
  const say = teachingWords.value.game.takeBack;
  const { mine } = company;
  const own = vote.by === mine;
  const name = company.table.value.seats.find(({ seat }) => seat === vote.by)?.name ?? '';
  const asked = mine !== undefined && vote.voters.includes(mine) && !vote.agreed.includes(mine);
  const answer = (agree: boolean) => () => void company.takeBack({ agree, by: vote.by });
  const hint = `${say.hint} ${text.value.clock.votes(vote.agreed.length, vote.voters.length)}.`;
  return (
    <AskCard
      title={own ? say.mine : say.wanted(name)}
      hint={hint}
      no={(own || asked) && [own ? say.withdraw : say.decline, answer(false)]}
      yes={asked && [say.agree, answer(true)]}
    />
  );
}
