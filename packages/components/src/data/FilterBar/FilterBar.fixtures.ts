import { type FilterDefinition, type FilterValues } from './filterValues.ts'

const named = (names: readonly string[]) =>
  names.map((text) => ({ text, value: text.toLowerCase().replaceAll(' ', '_') }))

export const filters: readonly FilterDefinition[] = [
  { key: 'title', label: 'Title', type: 'search' },
  {
    key: 'category',
    label: 'Category',
    type: 'select',
    items: named(['Interested', 'Neutral', 'Objection', 'Not now', 'Unqualified']),
  },
  {
    key: 'sequence',
    label: 'Sequence',
    type: 'select',
    isMultiple: false,
    items: named(['Spring fair', 'Founders', 'Renewals']),
  },
  {
    key: 'country',
    label: 'Country',
    type: 'select',
    items: named([
      'Albania',
      'Australia',
      'Austria',
      'Brazil',
      'Canada',
      'Denmark',
      'France',
      'Germany',
      'Ireland',
      'Italy',
      'New Zealand',
    ]),
  },
  { key: 'date', label: 'Date added', type: 'date_range' },
  { key: 'messages', label: 'Messages', type: 'number_range', start: 1, end: 1000 },
  { key: 'replied', label: 'Has replied', type: 'boolean' },
]

export const someValues: FilterValues = {
  title: { type: 'search', text: 'Head of sales' },
  category: { type: 'select', values: ['interested', 'objection'] },
  date: { type: 'date_range', start: '2026-03-01', end: '2026-03-17' },
  messages: { type: 'number_range', range: [0, 1000] },
  replied: { type: 'boolean', isOn: false },
}
