import type { Draw } from '@ochre/protocol';

/** The part of the shuffle that this browser promised for a seat, and what it saw of the promises when it gave it. */
export interface KeptPart {
  table: string;
  seat: number;
  /** The server's promise. */
  seedHash: string;
  part: string;
  promise: string;
  /** All promises, as they were fixed when the part was given. */
  fixed?: { seat: number; promise: string }[];
}

const PARTS = 'ochre.parts';
/** Tables remembered; each is a few hundred letters. */
const TABLES = 60;

function keptParts(): KeptPart[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PARTS) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptPart[]) : [];
  } catch {
    return [];
  }
}

export const keptPart = (table: string): KeptPart | undefined => keptParts().find((p) => p.table === table);

export function keepPart(part: KeptPart): void {
  const others = keptParts().filter((p) => p.table !== part.table);
  localStorage.setItem(PARTS, JSON.stringify([part, ...others].slice(0, TABLES)));
}

/** What is fixed once the host has started. */
export const promisesOf = ({ parts }: Draw): { seat: number; promise: string }[] =>
  parts.map(({ seat, promise }) => ({ seat, promise }));
