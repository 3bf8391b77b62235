/** Checks of drinks as they are served. */
export const qcMenu = {
  cafe_qc_menu_write: 'New menu check',
  list_cafe_qc_menu_title: 'Menu checks',
  list_cafe_qc_menu_new: 'Write a check',
  list_cafe_qc_menu_empty_title: 'No checks yet',
  list_cafe_qc_menu_empty_text:
    'Taste a drink as it is served and write its temperature, mass, look and taste. What goes wrong often shows here.',
  menu_what: 'What',
  menu_served: 'As served',
  menu_said: 'In words',
  drink_name_locale: 'Local name',
  drink_name: 'Name',
  drink_seq: 'Drink',
  drink_seq_field_required: 'Choose which drink it is.',
  menu_temperature: 'Temperature',
  menu_mass: 'Mass',
  menu_look: 'Look',
  menu_taste: 'Taste',
  menu_fault_list: 'What is wrong',
} as const satisfies Record<string, string>;
