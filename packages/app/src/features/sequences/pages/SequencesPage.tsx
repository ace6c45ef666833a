import { Button } from '@fluentui/react-components'
import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { useRoutedAnchor } from '@tandem/components'
import { Outlet, useLocation } from 'react-router-dom'
import { ListPage } from '../../../shared/lists/ListPage.tsx'
import { LaunchQuestion } from '../launch/LaunchQuestion.tsx'
import { sequenceLinks } from '../links.ts'
import { sequenceListMessages as texts } from '../list/messages.ts'
import { sequenceList } from '../list/sequenceList.ts'
import { useSequenceActions } from '../status/useSequenceActions.ts'

/** All sequences; one of them, and the wizard that creates one, opens over the list. */
export default function SequencesPage() {
  const { search } = useLocation()
  const wizard = useRoutedAnchor(`${sequenceLinks.create}${search}`)
  const act = useSequenceActions()
  const create = (
    <Button as="a" appearance="primary" icon={<Add20Regular />} {...wizard}>
      {texts.create}
    </Button>
  )
  return (
    <ListPage
      list={sequenceList}
      actions={create}
      emptyAction={create}
      onRowAction={(event, { row, actionId }) => act(event, row, actionId)}
    >
      <Outlet />
      <LaunchQuestion />
    </ListPage>
  )
}
