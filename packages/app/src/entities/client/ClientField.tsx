import { SearchPicker } from '@tandem/components'
import { type ClientReference } from '@tandem/contract'
import { useAllClients } from './allClients.ts'
import { errorText } from '../../shared/api/errorText.ts'
import { useFormField } from '../../shared/form/useFormField.ts'
import { sharedMessages } from '../../shared/text/messages.ts'

const texts = {
  label: 'AI client',
  hint: 'The company that this profile writes for.',
  placeholder: 'Search AI clients',
  failed: 'The AI clients could not be loaded.',
  archived: (name: string) => `${name} (archived)`,
  unknown: (id: number) => `Client ${id}`,
} as const

interface ClientFieldProps {
  readonly hint?: string | undefined
  readonly isDisabled?: boolean
}

const nameOf = ({ name, status }: ClientReference) => (status === 'archived' ? texts.archived(name) : name)

/** The client of a profile. Offers an archived client only if this client is chosen. */
export function ClientField({ hint = texts.hint, isDisabled = false }: ClientFieldProps) {
  const { value, error, change } = useFormField('clientId')
  const { clients, error: loadError, refetch } = useAllClients()
  const chosen = typeof value === 'number' && value > 0 ? value : undefined
  const nameOfId = (id: string) => {
    const client = clients?.find((each) => String(each.id) === id)
    return client ? nameOf(client) : clients && texts.unknown(Number(id))
  }
  return (
    <SearchPicker
      label={texts.label}
      field={{ hint, isDisabled, placeholder: texts.placeholder, errorText: error }}
      options={clients
        ?.filter(({ id, status }) => status !== 'archived' || id === chosen)
        .map((client) => ({ value: String(client.id), text: nameOf(client) }))}
      values={chosen === undefined ? [] : [String(chosen)]}
      choice={{ textOf: nameOfId, isClearable: !isDisabled }}
      search={{ noMatchText: sharedMessages.nothingFound }}
      loading={{
        errorText: loadError ? `${texts.failed} ${errorText(loadError)}` : undefined,
        onRetry: () => void refetch(),
      }}
      onChange={(_, { values: [id] }) => change(id === undefined ? null : Number(id))}
    />
  )
}
