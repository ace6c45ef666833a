import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { type DataTableColumn, shortAddress } from '@tandem/components'
import { type Client, ClientCreation, ClientPatch, type ClientId } from '@tandem/contract'
import { useCallback, useMemo, useState } from 'react'
import { useAllClients } from '../../../entities/client/allClients.ts'
import { ChoiceTable } from '../../../shared/list/ChoiceTable.tsx'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { FormDrawer } from '../../../shared/drawer/FormDrawer.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { clientCreateMutationAtom, clientPatchMutationAtom } from '../api.ts'
import { clientQueryAtomOf } from '../../../entities/client/api.ts'
import { clientChangesOf, companyOf, emptyCompany } from '../clientForm.ts'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages, wizardMessages } from '../messages.ts'
import { releaseWaitingFiles } from '../uploads.ts'

const texts = {
  table: 'AI clients',
  rowNoun: 'AI client',
  columns: { name: 'Name', contact: 'Contact person', website: 'Website' },
  select: 'Select',
  selected: 'Selected',
  edit: 'Edit',
  create: 'Create Client',
  editTitle: (name: string) => `Edit ${name}`,
  none: {
    title: 'No AI clients yet',
    text: 'A sequence writes for a client: the company that your profiles work for. Create the first one.',
  },
  failed: 'The AI clients could not be loaded.',
} as const

interface ClientFormDrawerProps {
  /** Undefined for a new client. */
  readonly clientId: ClientId | undefined
  readonly onSaved: (client: Client) => void
  readonly onClose: () => void
}

function ClientFormDrawer({ clientId, onSaved, onClose }: ClientFormDrawerProps) {
  return clientId === undefined ? (
    <NewClient onSaved={onSaved} onClose={onClose} />
  ) : (
    <EditedClient clientId={clientId} onSaved={onSaved} onClose={onClose} />
  )
}

const formTexts = { requiredText: clientMessages.requiredField, invalidText: clientMessages.invalid }

type Closing = Pick<ClientFormDrawerProps, 'onSaved' | 'onClose'>

function NewClient({ onSaved, onClose }: Closing) {
  const createClient = useSetAtom(clientCreateMutationAtom)
  const store = useStore()
  const showToast = useSetAtom(showToastAtom)
  const close = () => {
    releaseWaitingFiles(store)
    onClose()
  }
  const create = async (body: ClientCreation) => {
    const client = await createClient({ body })
    releaseWaitingFiles(store, client.id)
    showToast({ intent: 'success', title: clientMessages.created })
    onSaved(client)
  }
  return (
    <FormDrawer
      kind="entityWide"
      title={texts.create}
      form={{ ...formTexts, initialValues: emptyCompany, schema: ClientCreation, onSubmit: create }}
      onClose={close}
      footer={
        <SubmitButton needsChange pendingText={wizardMessages.creating}>
          {wizardMessages.create}
        </SubmitButton>
      }
    >
      <CompanyFields />
    </FormDrawer>
  )
}

function EditedClient({ clientId, onSaved, onClose }: Closing & { readonly clientId: ClientId }) {
  const { data: client, error, refetch } = useAtomValue(useMemo(() => clientQueryAtomOf(clientId), [clientId]))
  const patchClient = useSetAtom(clientPatchMutationAtom)
  const problem = error && !client && <LoadFailed isCompact error={error} onRetry={refetch} />
  const save = async (body: ClientPatch) => {
    if (client) onSaved(await patchClient({ params: { id: clientId }, body: clientChangesOf(client, body) }))
  }
  return (
    <FormDrawer
      kind="entityWide"
      title={problem ? clientMessages.failed : client && texts.editTitle(client.name)}
      isLoading={!client}
      error={problem || undefined}
      form={{
        ...formTexts,
        initialValues: client ? companyOf(client) : emptyCompany,
        schema: ClientPatch,
        onSubmit: save,
      }}
      onClose={onClose}
      footer={<UpdateButton />}
    >
      {client && <CompanyFields client={client} />}
    </FormDrawer>
  )
}

const edit = { id: 'edit', label: texts.edit, isQuick: true }

const columns: readonly DataTableColumn<Client>[] = [
  { id: 'name', header: texts.columns.name, type: 'text', getText: ({ name }) => name },
  {
    id: 'contact',
    header: texts.columns.contact,
    type: 'text',
    getText: ({ contactPerson }) => contactPerson.name ?? '',
  },
  { id: 'website', header: texts.columns.website, type: 'text', getText: ({ url }) => shortAddress(url) },
]

export interface ClientChoiceProps {
  readonly selectedId: number | undefined
  readonly onSelect: (client: Pick<Client, 'id' | 'name'>) => void
}

/** Selects the AI client of a sequence (SEQ-12). */
export function ClientChoice({ selectedId, onSelect }: ClientChoiceProps) {
  const { clients: allClients, ...loading } = useAllClients()
  const clients = useMemo(
    () =>
      allClients
        ?.filter(({ status }) => status !== 'archived')
        .toSorted((one, other) => one.name.localeCompare(other.name)),
    [allClients],
  )
  const [opened, setOpened] = useState<'new' | number>()
  const buttonsOf = useCallback(
    ({ id }: Client) => [
      id === selectedId
        ? { id: 'selected', label: texts.selected, isQuick: true }
        : { id: 'select', label: texts.select, isQuick: true },
      edit,
    ],
    [selectedId],
  )
  const create = (
    <Button icon={<Add20Regular />} onClick={() => setOpened('new')}>
      {texts.create}
    </Button>
  )
  const close = () => setOpened(undefined)
  const saved = (client: Client) => {
    close()
    if (opened === 'new' || client.id === selectedId) onSelect(client)
  }
  return (
    <>
      <ChoiceTable
        texts={texts}
        columns={columns}
        rows={clients}
        loading={loading}
        buttonsOf={buttonsOf}
        onChoose={(client, action) => (action === edit.id ? setOpened(client.id) : onSelect(client))}
        empty={{ ...texts.none, action: create }}
        above={clients?.length !== 0 && <div>{create}</div>}
      />
      {opened !== undefined && (
        <ClientFormDrawer clientId={opened === 'new' ? undefined : opened} onSaved={saved} onClose={close} />
      )}
    </>
  )
}
