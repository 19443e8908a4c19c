/** Offices: secretaries, administration, reception. */
export const office = `
Calendar management = agendabeheer: agenda* behe*|regel*|plan*|bijhou*|bijgehou*|voer*; agendabeheer; complex_agendabeheer; calendar|calendars|diary|diaries manag*|schedul*|plan*|coordinat*|organi*
Invoicing: factu* verwerk*|maak*|maken|opstel*|verstu*|verzend*|controle*; invoice* process*|prepar*|send*|sent|issu*|creat*
Accounts receivable: openstaande_posten|betalingsachterstand*|wanbetal* ; klant* betal* laat|aanman*|herinner*; overdue|outstanding payment*|invoice*|debt*; chas* payment*|invoice*
`;
