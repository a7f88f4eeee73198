import type { MapData } from '../types.ts';
import { setups, smallSetups } from './setups.ts';
import topology from './topology.json' with { type: 'json' };

export const world: MapData = { ...(topology as MapData), setups: [...setups, ...smallSetups] };

export default world;
