import { Button, Link, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreHorizontal20Regular } from '@fluentui/react-icons/svg/more-horizontal'
import { ButtonLink, singleClicks, useRoutedAnchor } from '@tandem/components'
import { type Sequence, type ClientId } from '@tandem/contract'
import { useAtomValue } from 'jotai'
import { useId, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { sequenceLinks } from '../../entities/sequence/links.ts'
import { sequenceActionMessages } from '../../entities/sequence/status/messages.ts'
import { menuActions, missingOf, missingTabs, runAction } from '../../entities/sequence/status/sequenceActions.ts'
import { useSequenceActions } from '../../entities/sequence/status/useSequenceActions.ts'
import { clientQueryAtomOf } from '../../entities/client/api.ts'
import { sequenceDrawerMessages as texts } from './messages.ts'
import { useSequenceDrawerStyles } from './drawer.styles.ts'

/** Shows the type, the client and the actions of a sequence below the name of the sequence. */
export function SequenceHead({ sequence }: { readonly sequence: Sequence }) {
  const styles = useSequenceDrawerStyles()
  const act = useSequenceActions()
  const run = runAction(sequence)
  const missing = missingOf(sequence)
  const hintId = useId()
  const { search } = useLocation()
  const { icon: RunIcon, label, isDisabled = false, hint } = run
  return (
    <div className={styles.head}>
      <span className={styles.about}>
        {texts.types[sequence.type]}
        <ClientLink clientId={sequence.clientId} />
      </span>
      <span {...singleClicks} className={styles.actions}>
        {hint !== undefined && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
        {missing && (
          <ButtonLink
            size="small"
            appearance="subtle"
            to={`${sequenceLinks.tab(sequence.id, missingTabs[missing])}${search}`}
          >
            {sequenceActionMessages.missing[missing]}
          </ButtonLink>
        )}
        <Button
          size="small"
          appearance={run.id === 'launch' ? 'primary' : 'secondary'}
          {...(RunIcon && { icon: <RunIcon /> })}
          {...(hint !== undefined && { 'aria-describedby': hintId })}
          disabledFocusable={isDisabled}
          onClick={() => act(sequence, run.id)}
        >
          {label}
        </Button>
        <Menu>
          <MenuTrigger disableButtonEnhancement>
            <Button
              size="small"
              appearance="subtle"
              icon={<MoreHorizontal20Regular />}
              aria-label={texts.more}
              title={texts.more}
            />
          </MenuTrigger>
          <MenuPopover>
            <MenuList>
              {menuActions(sequence).map(({ id, label: text, icon: Icon }) => (
                <MenuItem key={id} {...(Icon && { icon: <Icon /> })} onClick={() => act(sequence, id)}>
                  {text}
                </MenuItem>
              ))}
            </MenuList>
          </MenuPopover>
        </Menu>
      </span>
    </div>
  )
}

function ClientLink({ clientId }: { readonly clientId: ClientId }) {
  const styles = useSequenceDrawerStyles()
  const { data } = useAtomValue(useMemo(() => clientQueryAtomOf(clientId), [clientId]))
  const anchor = useRoutedAnchor(`/clients/manage/${clientId}`)
  return (
    data && (
      <Link {...anchor} className={styles.clientLink} title={data.name}>
        {data.name}
      </Link>
    )
  )
}
