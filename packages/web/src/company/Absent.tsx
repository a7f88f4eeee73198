import type { Owner } from '@ochre/engine';
import { roughly } from '../i18n/duration.ts';
import { text } from '../i18n/index.ts';
import type { Company } from '../session/company.ts';
import { useTable } from '../table/context.ts';
import { seatOf } from './seatOf.ts';
import { useNow, written } from './time.ts';

/** Who is waited for and is not here: since when, and when a bot plays for them. */
export function Absent({ company, waitingFor }: { company: Company; waitingFor: readonly Owner[] }) {
  const { live } = useTable();
  const { chat, clock } = text.value;
  const { table, presence } = company;
  const at = useNow() + (company.clock.value?.offset ?? 0);
  const { seats, timing } = table.value;
  const { here, away } = presence.value;
  const waited = new Set(waitingFor.map((owner) => seatOf(live.view.value, owner)));
  const still = company.clock.value?.info.pausedSince !== undefined;
  const lines = seats
    .filter(({ seat, kind }) => kind === 'human' && waited.has(seat) && seat !== company.mine)
    .filter(({ seat, standIn }) => standIn || !here.includes(seat))
    .map(({ seat, name = '', standIn }) => {
      if (standIn) return chat.comings[standIn](name);
      const since = away.find((a) => a.seat === seat)?.since;
      if (since === undefined) return chat.comings.away(name);
      const gone = clock.gone(name, roughly((at - since) / 1000));
      const left = timing.absence === null || still ? 0 : since + timing.absence * 1000 - at;
      return left > 0 ? `${gone} ${clock.botIn(written(left))}` : gone;
    });
  return lines.map((line, i) => (
    <p key={i} class="sm">
      {line}
    </p>
  ));
}
