/** Chinese texts for app updates and installation. */
import type * as English from '../updates'

export const UPDATES: typeof English.UPDATES = {
  ready: '新版本已就绪',
  reload: '重新加载',
}

export const INSTALL: typeof English.INSTALL = {
  title: '应用',
  install: '安装应用',
  hint: '在独立窗口中打开，离线可用，还能打开你从其他应用分享的播客。',
  manualSteps: '在 Safari 中：点“分享”，再点“添加到主屏幕”。在 Mac 上：点“文件”，再点“添加到程序坞”。',
}
