import type { ReactElement, SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height in px. */
  readonly size?: number;
}

/** A line drawing in the colour of the text beside it. */
export type Icon = (props: IconProps) => ReactElement;

/** @param body the SVG of a drawing of 24 × 24, by whoever made the set of icons */
export function drawnIcon(body: string): Icon {
  const content = { __html: body };
  return ({ size = 24, ...others }) => (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" {...others} dangerouslySetInnerHTML={content} />
  );
}
