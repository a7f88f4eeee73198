/** Colours of the vector layers; the painting itself is dimmed by `filter`. */
export interface Theme {
  ink: string;
  halo: string;
  haloOpacity: number;
  landBorder: string;
  regionBorder: string;
  waterBorder: string;
  boardEdge: string;
  coast: string;
  river: string;
  lake: string;
  seaName: string;
  seaHalo: string;
  beyond: string;
  flood: string;
  veil: string;
  veilOpacity: number;
  panel: string;
  panelInk: string;
  panelLine: string;
  accent: string;
  frame: string;
  frameLine: string;
  /** Laid over the painting: colour and opacity. */
  dim: readonly [colour: string, opacity: number] | undefined;
}

const light: Theme = {
  ink: '#2A170A',
  halo: '#FAF0D6',
  haloOpacity: 0.86,
  landBorder: '#3D2413',
  regionBorder: '#8C2F1E',
  waterBorder: '#FFFDF2',
  boardEdge: '#8A6338',
  coast: '#33200F',
  river: '#4A86A3',
  lake: '#9CC4CC',
  seaName: '#F4F1E0',
  seaHalo: '#24506B',
  beyond: '#8A6A42',
  flood: '#3C6A36',
  veil: '#EADBB8',
  veilOpacity: 0.66,
  panel: '#F8F2E4',
  panelInk: '#241A11',
  panelLine: '#C2AD82',
  accent: '#9A4F0C',
  frame: '#2B1D12',
  frameLine: '#D89A45',
  dim: undefined,
};

const dark: Theme = {
  ...light,
  ink: '#FBF0D6',
  halo: '#160D05',
  haloOpacity: 0.82,
  landBorder: '#120A04',
  regionBorder: '#F19A8A',
  waterBorder: '#D9E4E4',
  beyond: '#D2C0A0',
  veil: '#1C150D',
  veilOpacity: 0.6,
  panel: '#1E1812',
  panelInk: '#F3E8D2',
  panelLine: '#564533',
  accent: '#E3A148',
  frame: '#0E0A06',
  frameLine: '#9A6A26',
  dim: ['#140B03', 0.4],
};

export const themes = { light, dark } as const;
export type ThemeId = keyof typeof themes;

/** Population discs, by limit. */
export const discColours = ['#6B573E', '#8A5A3A', '#A8701F', '#56712F', '#35678F', '#7A3D7A'] as const;
