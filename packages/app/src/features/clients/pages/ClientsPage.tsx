import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { ConfirmDialog, useRoutedAnchor } from '@tandem/components'
import { type Client } from '@tandem/contract'
import { useAtom } from 'jotai'
import { useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { clientArchiveMutationAtom } from '../api.ts'
import { clientActions, clientList } from '../clientList.ts'
import { clientListMessages as texts } from '../messages.ts'

/** All AI clients; one of them, and the wizard that creates one, opens over the list. */
export default function ClientsPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const wizard = useRoutedAnchor(`/clients/create${search}`)
  const [asked, setAsked] = useState<{ readonly client: Client; readonly isArchiving: boolean }>()
  const [isAsking, setIsAsking] = useState(false)
  const [{ isPending: isMoving }, archive] = useAtom(clientArchiveMutationAtom)
  const question = asked?.isArchiving === false ? texts.unarchiving : texts.archiving
  const confirm = async () => {
    if (asked) await archive(asked)
    setIsAsking(false)
  }
  const add = (
    <Button as="a" appearance="primary" icon={<Add20Regular />} {...wizard}>
      {texts.add}
    </Button>
  )
  return (
    <ListPage
      list={clientList}
      actions={add}
      emptyAction={add}
      onRowAction={(_, { row: client, actionId }) => {
        if (actionId === clientActions.view) void navigate(`/clients/manage/${client.id}${search}`)
        else {
          setAsked({ client, isArchiving: actionId === clientActions.archive })
          setIsAsking(true)
        }
      }}
    >
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title(asked?.client.name ?? '')}
        confirmLabel={question.confirm}
        isBusy={isMoving}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
      <Outlet />
    </ListPage>
  )
}
