/** The release of Ochre that writes games: the version of its package, told in files for people to read. */
export const ENGINE = '0.1.0';
