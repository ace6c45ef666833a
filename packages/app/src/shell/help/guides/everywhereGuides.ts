import { tablePageSizes } from '@tandem/contract'
import { listMessages } from '../../../shared/list/messages.ts'
import { type Guide } from '../guide.ts'
import { shortcutSections } from './shortcutSections.ts'

const { views } = listMessages

/** What works the same on many screens. */
export const everywhereGuides: readonly Guide[] = [
  {
    id: 'lists',
    summary: 'Search, filter, arrange and export any list, and act on many rows at once.',
    screens: [],
    sections: [
      {
        id: 'filters',
        title: 'Search and filters',
        blocks: [
          '**Filter** opens all filters of a list. The button below them says how many rows will match before you apply them. Each filter that is set shows as a tag; remove a tag to remove its filter.',
          'Search, filters, order and page are in the address: reload the page, go back, or send somebody the link.',
        ],
      },
      {
        id: 'columns',
        title: 'Columns',
        blocks: [
          `**${listMessages.columns}** shows and hides columns and changes their order. Drag the edge of a column head to change its width; press the head to sort.`,
          `A page shows ${tablePageSizes.join(', ')} rows: choose below the list.`,
        ],
      },
      {
        id: 'views',
        title: 'Saved views',
        blocks: [
          `${views.none} **${views.saveAs}** is under **${views.menu}**. Saved views show as tabs above the list, and can be shared as a link.`,
        ],
      },
      {
        id: 'selection',
        title: 'Many rows at once',
        blocks: [
          'Tick rows, and a bar shows what can be done with them. It can also select all rows that match, loaded or not.',
          'Rows that an action does not apply to are left out and listed with the reason. Most actions offer Undo afterwards.',
        ],
      },
      {
        id: 'export',
        title: 'Export',
        blocks: [
          `**${listMessages.export.action}** saves all rows that match, in the columns that show, as a CSV file.`,
        ],
      },
    ],
  },
  {
    id: 'shortcuts',
    summary: 'Work without the mouse.',
    screens: [{ to: '/messages?hasIncoming=true', label: 'Open Inbox' }],
    sections: shortcutSections,
  },
]
