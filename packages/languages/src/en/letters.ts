/** The mails of accounts: subject and text. */
export const letters = {
  register: (link: string): [string, string] => [
    'Your account at Ochre',
    `Somebody, probably you, wants an account at Ochre with this address.\n\nChoose your password here, within an hour:\n${link}\n\nIf it was not you, do nothing: no account is made.\n`,
  ],
  known: (link: string): [string, string] => [
    'You have an account at Ochre',
    `Somebody, probably you, wanted to register at Ochre with this address, which has an account already.\n\nIf you have forgotten the password, choose a new one here, within an hour:\n${link}\n\nIf it was not you, do nothing.\n`,
  ],
  reset: (link: string): [string, string] => [
    'A new password for Ochre',
    `Somebody, probably you, has forgotten the password of the account with this address.\n\nChoose a new one here, within an hour:\n${link}\n\nIf it was not you, do nothing: the old password still holds.\n`,
  ],
  email: (link: string): [string, string] => [
    'Confirm your address at Ochre',
    `Follow this link within a day, signed in or not, and this becomes the address of your account:\n${link}\n\nIf you do not know why you got this, do nothing.\n`,
  ],
  changed: (): [string, string] => [
    'The password of your account at Ochre was changed',
    'All other browsers have been signed out. If it was not you, ask for a new password at once.\n',
  ],
  moved: (): [string, string] => [
    'Your account at Ochre has another address now',
    'Its mail goes there from now on, and no longer to this one. If it was not you, turn to the host of the server at once.\n',
  ],
  arrived: (): [string, string] => [
    'This is the address of your account at Ochre now',
    'Sign in with it from now on. If you have no account at Ochre, turn to the host of the server.\n',
  ],
  invited: (host: string, title: string, link: string): [string, string] => [
    'A seat at a table of Ochre',
    `${host} keeps a seat for you at the table “${title}”:\n${link}\n\nThe link works once. If you do not know why you got this, do nothing.\n`,
  ],
};
