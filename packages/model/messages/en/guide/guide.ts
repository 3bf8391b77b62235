import type { guide as ko } from '../../ko/guide/guide.ts';

/** The guide: what to tap, and what comes of it. What stands in “ ” is a text of the product itself. */
export const guide = {
  guide_title: 'Guide',
  guide_lead: 'What to tap and what you keep from it, step by step and in few words.',
  guide_contents: 'Contents',

  guide_all: 'For everybody',
  guide_all_text: 'No account needed. What you write stays on this device.',
  guide_home: 'At home',
  guide_home_text: 'With an account your notes and recipes add up. Nobody else can see them.',
  guide_shop: 'In cafes and roasteries',
  guide_shop_text: 'Records of a place are read and written by everybody who works there.',
  guide_every: 'Everywhere',
  guide_every_text: 'Every page with lists and records works like this.',

  guide_wheel: 'Choose flavors',
  guide_wheel_for: 'What you tasted is kept by name and colour, and goes straight into a new note.',
  guide_wheel_do:
    'Turn the wheel to find a flavor, or type the beginning of its name.\nTap a flavor to choose it, tap again to take it back. What is not on the wheel goes into “Your own words”.\nPress “Make it a note”, and a new note opens with the flavors in it.',
  guide_radar: 'Give scores',
  guide_radar_for: 'Six scores make one shape, which can be laid over that of another cup.',
  guide_radar_do:
    'Drag a point or press an axis. What you do not score stays dotted and empty.\nPress “Keep these scores to compare”, score the next cup, and a table tells the difference.\nTake it along with “Make it a note” or “Save image”.',
  guide_brew: 'Brew with the timer',
  guide_brew_for: 'Press one large button with wet hands, and know afterwards where the cup left the plan.',
  guide_brew_do:
    'Write down dose, water and temperature, or begin with one of the plans that are there.\nPress “Start brewing”, then at each pour the large button that names the next step. The weight on your scale can be typed as well, and time goes on when the screen is locked or closed. For two at once press “One more beside it”.\nAt the end you see how many seconds and grams each step was off. Press “Put into the record”, then “Save as a record”, to keep it among your brews.\nJust for the time press “Timer” at the top or in the menu. It stays with you on every page.',
  guide_roast: 'Read a roast',
  guide_roast_for: 'Phases, development and rate of rise from one curve, with an earlier batch beneath it.',
  guide_roast_do:
    'Choose a file of your roasting program with “Open a log”. It is read on this device alone.\nWithout a log press “Roast live” and mark each point with a large button beside the roaster, or fill it in later with “Type it in”.\nPoint at the curve, and the values of that moment stand above it. “Open a reference” lays another batch beneath.',

  guide_note: 'Write a coffee note',
  guide_note_for: 'Coffees add up day by day, and are found again by name, flavor and place.',
  guide_note_do:
    'Press “Write a note”. Name and place are enough.\nPress the graduations to score, and “Choose on the wheel” for flavors. Give the roast date, and the days are counted for you.\nThe same coffee again? Press “Copy as new” in the earlier note.',
  guide_recipe: 'Recipes and brews',
  guide_recipe_for: 'Brew by a recipe, and turn a good brew into the next one.',
  guide_recipe_do:
    'Write dose, water and steps with “Write a recipe”.\nOpen it and press “Brew this recipe”. With “Brew with the timer” the true times and pours are written down.\nEach step tells how it differed from the recipe. If you like the cup, press “Make it a recipe”.',

  guide_lots: 'Coffees and lots',
  guide_lots_for: 'For every lot that came in, everybody sees the same number of days since roast.',
  guide_lots_do:
    'Write each coffee once with “Add a coffee”. Whenever it comes in, press “Receive a lot” and give day and weight.\nIf you work in several places, press the name at the top to change. Each keeps its own records.',

  guide_batch: 'Keep a roast',
  guide_batch_for: 'From green coffee to drop, one batch is one record.',
  guide_batch_do:
    'Press “Record a roast” and choose a recipe. Machine, green coffee and charge are filled in.\nPress “Start roasting” and mark each point beside the roaster, or fill it in later with “Type it in”. The roasted weight gives you the loss.\nAfter cupping press “Write a QC note” at the end of the record, for scores and flavors.',
  guide_stock: 'Green coffee and stock',
  guide_stock_for: 'How much of each lot is left, and for how many days.',
  guide_stock_do:
    'Write each green coffee once with “Add a green coffee”. When a new lot comes in, press “Add a lot” and give year and weight.\nA roast takes what went into the drum, and what dropped is added to the roasted stock.\nOpen a lot, press “Received”, “Counted” or “Thrown away”, and type the weight. “Undo” takes it back.',

  guide_list: 'Work with lists',
  guide_list_for: 'See just the records you want, and open the list like that again.',
  guide_list_do:
    'Choose filters and an order. They are part of the address, so a bookmark keeps them.\n“Choose columns” says what is shown, “Save as a view” gives it a name.\nGo to a spreadsheet and back with “Export” and “Import”, and to paper with “Print”.',
  guide_find: 'Open by name',
  guide_find_for: 'Pages, records and commands at once, without the menu.',
  guide_find_do:
    'Press Ctrl+K (⌘K on a Mac), or “Search” at the top.\nType a part of the name and press Enter.\nPress ? to see every shortcut.',
  guide_safe: 'Take it back',
  guide_safe_for: 'What you were writing is not lost, and what you did can be undone.',
  guide_safe_do:
    'What you left unsaved stays on this device. Press “Resume” in the list.\nAfter saving or removing, “Undo” stands at the bottom. Ctrl+Z (⌘Z on a Mac) does the same.\nFor 30 days a removed record stands under “Removed records” in the tools of its list, where it can be restored.\n“History” tells who changed what and when, and puts single values back.',
} as const satisfies Record<keyof typeof ko, string>;
