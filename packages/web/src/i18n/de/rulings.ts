export const rulings = {
  reading: 'So wird es hier gelesen:',
  option: 'Option des Tischs:',
};
