export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

export const cards = (n: number): string => count(n, 'card');
export const cities = (n: number): string => count(n, 'city', 'cities');
export const nations = (n: number): string => count(n, 'nation');
export const points = (n: number): string => count(n, 'point');
export const ships = (n: number): string => count(n, 'ship');
export const tokens = (n: number): string => count(n, 'token');

export const thereAre = (n: number): string => (n === 1 ? 'There is' : 'There are');
export const upTo = (least: number, most: number): string => (least < most ? `${least} to ` : '');
