export const rulings = {
  reading: 'How it is read here:',
  option: 'Option of the table:',
};
