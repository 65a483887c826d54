import type { IconNode } from 'lucide';
import { createElement } from 'react';

interface IconProps {
  readonly node: IconNode;
  readonly isFilled?: boolean;
}

/** An icon as large as the text around it; always beside or inside an element with a name. */
export function Icon({ node, isFilled = false }: IconProps) {
  return (
    <svg
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {node.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
