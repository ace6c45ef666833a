import { keyCaps, shortcutIds, shortcuts, shortcutScopes } from '../../../shared/shortcuts/shortcuts.ts'
import { type GuideSection } from '../guide.ts'

/** The shortcuts of whole screens, from the app's registry. */
const ofScreens = shortcutScopes.map(({ scope, name }): GuideSection => ({
  id: scope,
  title: name,
  blocks: [
    {
      keys: shortcutIds.flatMap((id) =>
        shortcuts[id].scope === scope ? [[keyCaps(shortcuts[id].keys), shortcuts[id].name] as const] : [],
      ),
    },
  ],
}))

/** Every keyboard shortcut, by where it works. */
export const shortcutSections: readonly GuideSection[] = [
  ...ofScreens,
  {
    id: 'lists',
    title: 'Lists',
    blocks: [
      'Tab enters and leaves the table.',
      {
        keys: [
          [['↑', '↓', '←', '→'], 'Go from cell to cell'],
          [['Home'], 'First column; with Ctrl the first row'],
          [['End'], 'Last column; with Ctrl the last row'],
          [['Enter'], 'Open the row, or edit the cell'],
          [['F2'], 'Edit the cell'],
          [['Space'], 'Select the row; with Shift all rows up to it'],
          [['Ctrl', 'A'], 'Select all rows of the page'],
          [['S'], 'Add the selected recipients to a sequence'],
        ],
      },
    ],
  },
  {
    id: 'drawers',
    title: 'Drawers',
    blocks: [
      {
        keys: [
          [['J'], 'Next row of the list behind'],
          [['K'], 'Previous row of the list behind'],
          [['Escape'], 'Close'],
        ],
      },
    ],
  },
  {
    id: 'messages',
    title: 'Messages of a sequence',
    blocks: [
      {
        keys: [
          [['%'], 'Insert a variable'],
          [['Alt', '↑'], 'Move the message up'],
          [['Alt', '↓'], 'Move the message down'],
          [['Ctrl', 'Z'], 'Undo'],
          [['Ctrl', 'Y'], 'Redo'],
        ],
      },
    ],
  },
  {
    id: 'hours',
    title: 'Hours of a week',
    blocks: [
      {
        keys: [
          [['Enter'], 'Pick a slot up, and put it down'],
          [['↑', '↓', '←', '→'], 'Move it; with Shift its end, with Ctrl its start'],
          [['Delete'], 'Remove it'],
          [['Escape'], 'Put it back'],
        ],
      },
    ],
  },
  {
    id: 'notices',
    title: 'Notices',
    blocks: [
      {
        keys: [
          [['F8'], 'Go to the notices at the edge of the window'],
          [['Delete'], 'Dismiss one'],
          [['Escape'], 'Dismiss all'],
        ],
      },
    ],
  },
]
