import { Button } from '@fluentui/react-components'
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload'
import { useState } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { ListPage } from '../../shared/list/ListPage.tsx'
import { useAddToSequence } from '../../features/addToSequence/useAddToSequence.tsx'
import { recipientListMessages } from '../../entities/recipient/messages.ts'
import { recipientList } from '../../entities/recipient/recipientList.ts'
import { LazyImportDialog } from '../../features/recipientImport/LazyImportDialog.ts'
import { useAttributeTools } from '../../features/recipients/useAttributeTools.ts'

/** An address with this hash opens the import. */
const importHash = '#import'

/** The list of recipients. */
export default function RecipientsPage() {
  const [isImporting, setIsImporting] = useState(false)
  const addToSequence = useAddToSequence()
  const importButton = (
    <Button appearance="primary" icon={<ArrowUploadRegular />} onClick={() => setIsImporting(true)}>
      {recipientListMessages.importAction}
    </Button>
  )
  return (
    <ListPage
      list={recipientList}
      action={importButton}
      selectionActions={addToSequence.button}
      columnTools={useAttributeTools()}
    >
      {addToSequence.dialog}
      <Import isAsked={isImporting} onClose={() => setIsImporting(false)} />
      <Outlet />
    </ListPage>
  )
}

interface ImportProps {
  /** True after the user pressed the button of the import. The address can also open the import (DASH-42). */
  readonly isAsked: boolean
  readonly onClose: () => void
}

/** Separate from the page, because the page must not render when the address changes. */
function Import({ isAsked, onClose }: ImportProps) {
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const close = () => {
    onClose()
    if (hash === importHash) void navigate({ search }, { replace: true })
  }
  return (isAsked || hash === importHash) && <LazyImportDialog isOpen onClose={close} />
}
