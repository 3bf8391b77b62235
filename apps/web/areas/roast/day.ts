/** The field of the day of a roast. */
export const DAY = 'roasting_result_date';
