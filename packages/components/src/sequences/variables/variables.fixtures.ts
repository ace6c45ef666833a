import { formatVariable, type MessageVariable } from './variableParts.ts'

export const variables: readonly MessageVariable[] = [
  { name: 'first_name', label: 'First name' },
  { name: 'last_name', label: 'Last name' },
  { name: 'company', label: 'Company' },
  { name: 'job_title', label: 'Job title' },
  { name: 'industry', label: 'Industry' },
]

export const greeting = `Hi ${formatVariable('first_name', 'there')},\n\nhow does ${formatVariable('company')} keep up with its answers? Many teams in ${formatVariable('industry', 'your field')} lose half of their leads within a day.`

export const longMessage = `${greeting}\n\n${'A longer message, as people write it when nobody stops them, goes on about the product and its many advantages. '.repeat(6)}`
