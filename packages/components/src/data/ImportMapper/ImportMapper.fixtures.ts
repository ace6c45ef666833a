import { type ColumnMapping, type ImportField } from './columnMapping.ts'
import { type HeaderChoice } from './ImportMapper.tsx'

export const importFields: readonly ImportField[] = [
  { id: 'firstName', name: 'First name', group: 'Recipient' },
  { id: 'lastName', name: 'Last name', group: 'Recipient' },
  { id: 'url', name: 'Profile link', group: 'Recipient' },
  { id: 'title', name: 'Title', group: 'Recipient' },
  { id: 'company', name: 'Company', group: 'Recipient' },
  { id: 'location', name: 'Location', group: 'Recipient' },
  { id: '17', name: 'Budget', group: 'Custom attributes' },
]

export const importHeader = ['First name', 'Surname', 'Company', 'Role', 'Notes']
export const importSample = [
  ['Ada', 'Lovelace', 'Northwind Traders', 'Head of sales', ''],
  ['Grace', 'Hopper', 'Fabrikam', '', ''],
  ['Inés', 'García', 'Contoso Pharmaceuticals', 'Buyer', ''],
  ['Jonas', 'Weber', 'Litware', 'CTO', ''],
]

export const importHeaderChoices: readonly HeaderChoice[] = [
  { row: 1, text: 'Notes:' },
  { row: 3, text: 'First name, Surname, Company, Role, Notes' },
  { row: 4, text: 'Ada, Lovelace, Northwind Traders, Head of sales' },
]

export const importMapping: ColumnMapping = ['firstName', 'lastName', 'company', 'title', null]
