export const rulings = {
  reading: 'Auslegung:',
  option: 'Option des Tischs:',
};
