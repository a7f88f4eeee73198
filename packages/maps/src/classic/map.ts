import type { MapData } from '../types.ts';
import { classicSetups } from './nations.ts';
import topology from './topology.json' with { type: 'json' };

export const classic: MapData = { ...(topology as MapData), setups: classicSetups };

export default classic;
