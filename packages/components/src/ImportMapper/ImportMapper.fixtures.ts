import { type ImportField } from './columnMapping.ts'

export const importFields: readonly ImportField[] = [
  { id: 'firstName', name: 'First name' },
  { id: 'lastName', name: 'Last name' },
  { id: 'url', name: 'Profile link' },
  { id: 'title', name: 'Title' },
  { id: 'company', name: 'Company' },
  { id: 'location', name: 'Location' },
  { id: '17', name: 'Budget' },
]

export const importHeader = ['First name', 'Surname', 'Company', 'Role', 'Notes']
export const importSample = [
  ['Ada', 'Lovelace', 'Northwind Traders', 'Head of sales', ''],
  ['Grace', 'Hopper', 'Fabrikam', '', ''],
  ['Inés', 'García', 'Contoso Pharmaceuticals', 'Buyer', ''],
  ['Jonas', 'Weber', 'Litware', 'CTO', ''],
]
