import type { Proposal, Vote } from '@ochre/protocol';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { useTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { AskCard } from './AskCard.tsx';
import { ChannelCard } from './ChannelCard.tsx';
import { Holiday } from './Holiday.tsx';
import { StandIn } from './StandIn.tsx';
import { seatOf } from './seatOf.ts';
import { HandsCard, TakeBackCard } from './Teaching.tsx';
import { timeLeft, useNow, written } from './time.ts';
import './company.css';

const HURRY_MS = 30_000;

/** A nation's time in the list, while it is waited for and a clock runs. */
export function SeatTime({ company, nation }: { company: Company; nation: string }) {
  const { live } = useTable();
  const clock = company.clock.value;
  const now = useNow();
  const seat = seatOf(live.view.value, nation);
  const mine = clock?.info.seats.find((s) => s.seat === seat);
  const left = clock && mine && timeLeft(mine, clock, now);
  if (mine?.awayUntil !== undefined) return <>{text.value.clock.away}</>;
  const { thinks, youDecide } = text.value.table;
  if (!left) return <>{seat === company.mine ? youDecide : thinks}</>;
  return <span class={left.bank ? 'time bank' : 'time'}>{written(left.ms)}</span>;
}

/** My own time over the decision: said aloud only when little of it is left. */
function MyTime({ company }: { company: Company }) {
  const say = text.value.clock;
  const clock = company.clock.value;
  const now = useNow();
  const mine = clock?.info.seats.find((s) => s.seat === company.mine);
  const left = clock && mine && timeLeft(mine, clock, now);
  if (!left || left.still) return null;
  const hurry = left.ms < HURRY_MS;
  return (
    <p class={hurry || left.bank ? 'mytime hurry' : 'mytime'}>
      <Icon name="clock" />
      <b class="num">{left.bank ? say.bank(written(left.ms)) : say.left(written(left.ms))}</b>
      {left.bank && <small>{say.bankNote}</small>}
      <span class="sr" role="alert">
        {hurry && Math.ceil(left.ms / 1000) % 10 === 0 ? say.hurry(Math.ceil(left.ms / 1000)) : ''}
      </span>
    </p>
  );
}

/** A proposal to stop or to go on. */
function VoteCard({ company, vote, want }: { company: Company; vote: Proposal; want: Vote['want'] }) {
  const say = text.value.clock;
  const own = vote.by === company.mine;
  const name = company.table.value.seats.find((s) => s.seat === vote.by)?.name ?? '';
  const needed = Math.floor(vote.voters.length / 2) + 1;
  const open =
    company.mine !== undefined &&
    vote.voters.includes(company.mine) &&
    !vote.agreed.includes(company.mine) &&
    !vote.declined.includes(company.mine);
  const answer = (agree: boolean) => () => void company.vote({ want, agree }).catch(() => {});
  return (
    <AskCard
      title={own ? say.vote.mine[want] : say.vote[want](name)}
      hint={say.votes(vote.agreed.length, needed)}
      no={open && [say.decline, answer(false)]}
      yes={open && [say.agree, answer(true)]}
    />
  );
}

/** Time at the decision: my clock, a proposal to stop, and that the game stands still. */
export function TimeStrip({ company }: { company: Company }) {
  const say = text.value.clock;
  const info = company.clock.value?.info;
  if (!info) return null;
  const { vote, pausedSince } = info;
  return (
    <div class="timestrip">
      <StandIn company={company} />
      {pausedSince !== undefined && (
        <AskCard
          title={say.paused}
          hint={say.pausedHint}
          no={
            !vote &&
            company.mine !== undefined && [
              say.resume,
              () => void company.vote({ want: 'resume', agree: true }).catch(() => {}),
            ]
          }
        />
      )}
      {vote?.want === 'takeBack' ? (
        <TakeBackCard company={company} vote={vote} />
      ) : (
        vote && <VoteCard company={company} vote={vote} want={vote.want} />
      )}
      {company.problem.value && (
        <p class="sm neg" role="alert">
          {company.problem.value}
        </p>
      )}
      <HandsCard company={company} />
      <ChannelCard company={company} />
      {pausedSince === undefined && <MyTime company={company} />}
      {company.table.value.timing.vacation > 0 && <Holiday company={company} />}
    </div>
  );
}

/** When the market closes. */
export function TradeTime({ company }: { company: Company }) {
  const say = text.value.clock;
  const clock = company.clock.value;
  const now = useNow();
  const trade = clock?.info.trade;
  if (!clock || !trade) return null;
  if (trade.endsAt === undefined)
    return (
      <span class="tradetime still">{trade.left === undefined ? say.tradeStill : written(trade.left)}</span>
    );
  const ms = Math.max(0, trade.endsAt - now - clock.offset);
  return (
    <span
      class={ms < HURRY_MS ? 'tradetime hurry' : 'tradetime'}
      role="timer"
      aria-label={say.trade(written(ms))}
    >
      <Icon name="clock" size={20} />
      <b class="disp num">{written(ms)}</b>
    </span>
  );
}
