/** Colours of the poster. */
export const PAGE = {
  paper: '#EFE6D3',
  ink: '#241A11',
  soft: '#5A4632',
  mute: '#6B573E',
  line: '#D5C5A1',
  bar: '#2B1D12',
  ochre: '#9A4F0C',
  won: '#F7DFB4',
} as const;
