import { lazily } from '../ui/lazily.tsx';

// Cards and standings come with a script of their own.
export const NationCard = lazily(async () => (await import('../standings/NationCard.tsx')).NationCard);
export const StandingsBoard = lazily(
  async () => (await import('../standings/StandingsBoard.tsx')).StandingsBoard,
);
export const PhoneStandings = lazily(
  async () => (await import('../standings/PhoneStandings.tsx')).PhoneStandings,
);
