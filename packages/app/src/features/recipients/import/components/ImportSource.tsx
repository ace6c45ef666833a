import { Link } from '@fluentui/react-components'
import { useRoutedAnchor } from '@tandem/components'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { sequenceNameQueryAtom } from '../api.ts'
import { importLinks } from '../links.ts'
import { importMessages } from '../messages.ts'

const texts = importMessages.source

interface ImportSourceProps {
  readonly fileName: string
  readonly sequenceId: number | null
}

/** The file of an import, and the sequence that its recipients are added to. */
export function ImportSource({ fileName, sequenceId }: ImportSourceProps) {
  const { data: sequence } = useAtomValue(useMemo(() => sequenceNameQueryAtom(sequenceId), [sequenceId]))
  const anchor = useRoutedAnchor(importLinks.sequence(sequenceId ?? 0))
  return (
    <>
      {texts.file(fileName)}
      {sequence && (
        <>
          {texts.into}
          <Link {...anchor} inline>
            {sequence.name}
          </Link>
        </>
      )}
    </>
  )
}
