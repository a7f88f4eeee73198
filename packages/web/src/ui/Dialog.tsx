import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { text } from '../i18n/index.ts';
import { Button } from './Button.tsx';
import './dialog.css';

export interface DialogProps {
  title: ComponentChildren;
  /** `drawer` slides in from the right and leaves the table in sight. */
  kind?: 'centre' | 'drawer';
  eyebrow?: ComponentChildren;
  /** Room for two columns, where the window has it. */
  wide?: true;
  /** Nothing in it is pressed: what is too long is scrolled by keys. */
  readOnly?: true;
  onClose(): void;
  children: ComponentChildren;
  actions?: ComponentChildren;
}

/** The browser's own dialog: focus stays inside, Escape closes, focus returns. */
export function Dialog({
  title,
  kind = 'centre',
  eyebrow,
  wide,
  readOnly,
  onClose,
  children,
  actions,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current!;
    dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the backdrop
    <dialog
      ref={ref}
      class={wide ? `dlg ${kind} wide` : `dlg ${kind}`}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => e.target === ref.current && onClose()}
    >
      <div class="box">
        <header>
          <div class="sp">
            {eyebrow && <div class="eyebrow info">{eyebrow}</div>}
            <h2>{title}</h2>
          </div>
          <Button kind="ghost" size="sm" icon="x" label={text.value.ui.close} onPress={onClose} />
        </header>
        <div class="body scroll" {...(readOnly && { tabIndex: 0, role: 'group' as const })}>
          {children}
        </div>
        {actions && <footer>{actions}</footer>}
      </div>
    </dialog>
  );
}
