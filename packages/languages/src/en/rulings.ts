export const rulings = {
  reading: 'Ruling:',
  option: 'Option of the table:',
};
