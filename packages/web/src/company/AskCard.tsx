import type { ComponentChildren } from 'preact';
import { Button } from '../ui/Button.tsx';
import './company.css';

type Reply = readonly [words: string, act: () => void];

export interface AskCardProps {
  title: ComponentChildren;
  hint?: ComponentChildren;
  /** What can be said to it. */
  no?: Reply | false | undefined;
  yes?: Reply | false | undefined;
}

/** Something that people at the table are asked, or told. */
export const AskCard = ({ title, hint, no, yes }: AskCardProps) => (
  <div class="card info pad votecard" role="status">
    <b>{title}</b>
    {hint && <small>{hint}</small>}
    {(no || yes) && (
      <span class="row">
        {no && (
          <Button size="sm" onPress={no[1]}>
            {no[0]}
          </Button>
        )}
        {yes && (
          <Button size="sm" kind="primary" onPress={yes[1]}>
            {yes[0]}
          </Button>
        )}
      </span>
    )}
  </div>
);
