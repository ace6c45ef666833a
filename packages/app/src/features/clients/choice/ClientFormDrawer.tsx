import { type Client, ClientCreation, ClientPatch } from '@tandem/contract'
import { useAtomValue, useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { GuardedDrawer } from '../../../shared/drawer/GuardedDrawer.tsx'
import { DirtyWatch, type Unsaved } from '../../../shared/form/DirtyWatch.tsx'
import { FormScope } from '../../../shared/form/FormScope.tsx'
import { SubmitButton } from '../../../shared/form/SubmitButton.tsx'
import { UpdateButton } from '../../../shared/form/UpdateButton.tsx'
import { LoadFailed } from '../../../shared/page/LoadFailed.tsx'
import { showToastAtom } from '../../../shared/toast/toasts.ts'
import { clientCreateMutationAtom, clientPatchMutationAtom, clientQueryAtomOf } from '../api.ts'
import { changesOf, companyOf, emptyCompany } from '../clientForm.ts'
import { CompanyFields } from '../components/CompanyFields.tsx'
import { clientMessages, wizardMessages } from '../messages.ts'
import { releaseWaitingFilesAtom } from '../uploads.ts'
import { clientChoiceMessages as texts } from './messages.ts'

interface ClientFormDrawerProps {
  /** Undefined: a new client. */
  readonly clientId: number | undefined
  readonly onSaved: (client: Client) => void
  readonly onClose: () => void
}

/** Creates or edits a client in a drawer, without a page of its own. */
export function ClientFormDrawer({ clientId, onSaved, onClose }: ClientFormDrawerProps) {
  return clientId === undefined ? (
    <NewClient onSaved={onSaved} onClose={onClose} />
  ) : (
    <EditedClient clientId={clientId} onSaved={onSaved} onClose={onClose} />
  )
}

type Closing = Pick<ClientFormDrawerProps, 'onSaved' | 'onClose'>

function NewClient({ onSaved, onClose }: Closing) {
  const createClient = useSetAtom(clientCreateMutationAtom)
  const releaseFiles = useSetAtom(releaseWaitingFilesAtom)
  const showToast = useSetAtom(showToastAtom)
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const close = () => {
    releaseFiles(undefined)
    onClose()
  }
  const create = async (body: ClientCreation) => {
    const client = await createClient({ body })
    releaseFiles(client.id)
    showToast({ intent: 'success', title: clientMessages.created })
    onSaved(client)
  }
  return (
    <GuardedDrawer
      isOpen
      kind="entityWide"
      title={texts.create}
      {...unsaved}
      onClose={close}
      footer={
        <SubmitButton needsChange pendingText={wizardMessages.creating}>
          {wizardMessages.create}
        </SubmitButton>
      }
      renderParts={(parts) => (
        <FormScope
          initialValues={emptyCompany}
          schema={ClientCreation}
          onSubmit={create}
          requiredText={clientMessages.requiredField}
          invalidText={clientMessages.invalid}
        >
          <DirtyWatch onChange={setUnsaved}>{parts}</DirtyWatch>
        </FormScope>
      )}
    >
      <CompanyFields />
    </GuardedDrawer>
  )
}

function EditedClient({ clientId, onSaved, onClose }: Closing & { readonly clientId: number }) {
  const { data: client, error, refetch } = useAtomValue(useMemo(() => clientQueryAtomOf(clientId), [clientId]))
  const patchClient = useSetAtom(clientPatchMutationAtom)
  const [unsaved, setUnsaved] = useState<Unsaved>({})
  const problem = error && !client && <LoadFailed isCompact error={error} onRetry={refetch} />
  return (
    <GuardedDrawer
      isOpen
      kind="entityWide"
      title={client && texts.editTitle(client.name)}
      isLoading={!client}
      {...unsaved}
      onClose={onClose}
      {...(problem && { error: problem, title: clientMessages.failed })}
      footer={<UpdateButton />}
      renderParts={(parts) => (
        <FormScope
          initialValues={client ? companyOf(client) : emptyCompany}
          schema={ClientPatch}
          onSubmit={async (body) => {
            if (client) onSaved(await patchClient({ params: { id: clientId }, body: changesOf(client, body) }))
          }}
          requiredText={clientMessages.requiredField}
          invalidText={clientMessages.invalid}
        >
          <DirtyWatch onChange={setUnsaved}>{parts}</DirtyWatch>
        </FormScope>
      )}
    >
      {client && <CompanyFields client={client} />}
    </GuardedDrawer>
  )
}
